import './core/element';
import './core/shell';

/** Long after everything else, and only where nobody is kept waiting by it. */
const KEEP_AFTER = 12_000;

/** Keeps the house once nothing else is going on here; a table that is played has the line for itself. */
function keepLater(): void {
  setTimeout(() => {
    if (location.pathname.startsWith('/t/')) return keepLater();
    const idle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act));
    idle(() => void import('./near/keep').then(({ keepUnasked }) => keepUnasked()).catch(() => {}));
  }, KEEP_AFTER);
}

keepLater();

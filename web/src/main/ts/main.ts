import './core/element';
import './core/shell';

/** Long after everything else, and only where nobody is kept waiting by it. */
const KEEP_AFTER = 12_000;

setTimeout(() => void import('./near/keep').then(({ keepUnasked }) => keepUnasked()).catch(() => {}), KEEP_AFTER);

// Runs before the first paint, so that no theme ever flashes in the other one. A script of its own: it imports nothing.
{
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'dark' : 'light';
  try {
    const chosen = JSON.parse(localStorage.getItem('tablee.settings') ?? '{}');
    if (chosen.theme === 'light' || chosen.theme === 'dark') root.dataset.theme = chosen.theme;
    if (chosen.text) root.dataset.text = chosen.text;
  } catch {
    // Storage is closed or holds something else: the system's wishes hold.
  }
}

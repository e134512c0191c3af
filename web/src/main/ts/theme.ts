// Runs before the first paint, so that a chosen theme never flashes in the other one.
{
  try {
    const chosen = JSON.parse(localStorage.getItem('tablee.settings') ?? '{}');
    const root = document.documentElement;
    if (chosen.theme === 'light' || chosen.theme === 'dark') root.dataset.theme = chosen.theme;
    if (chosen.text) root.dataset.text = chosen.text;
  } catch {
    // Storage is closed or holds something else: the system's wishes hold.
  }
}

/** Just enough of a page for modules that define elements to be loaded; nothing is drawn in these tests. */
const page: Record<string, unknown> = {
  HTMLElement: class {},
  customElements: { define: () => {}, get: () => undefined },
  document: { createComment: () => ({}), createTreeWalker: () => ({}), documentElement: { dataset: {} } },
  matchMedia: () => ({ matches: false }),
};
for (const [name, value] of Object.entries(page)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}

export {};

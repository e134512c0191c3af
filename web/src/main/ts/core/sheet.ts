/**
 * Adds a style sheet to the page once; a chunk brings its own, and the content policy allows no other way. What others
 * build on comes first, whenever it arrives.
 */
export function adopt(text: string, first = false): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const others = document.adoptedStyleSheets;
  document.adoptedStyleSheets = first ? [sheet, ...others] : [...others, sheet];
}

import { html, type TemplateResult } from 'lit';

/** Line drawings of 24 by 24; decoration only, so a control with an icon alone needs a label. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  sliders: 'M4 8h8M18 8h2M4 16h2M12 16h8M15 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M9 13a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.9.7 1 1.3 1 2.1h5c0-.8.1-1.4 1-2.1A6 6 0 0 0 12 3',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  log: 'M6 4h12v16H6zM9 8h6M9 12h6M9 16h4',
  book: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M18 5l-9 7 9 7z',
  last: 'M18 5v14M6 5l9 7-9 7z',
  back: 'M15 5l-8 7 8 7',
  next: 'M9 5l8 7-8 7',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  flag: 'M6 21V4M6 5h12l-3 4 3 4H6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2',
  eye: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  bot: 'M5 9h14v10H5zM12 5v4M12 3.5v.5M9 13v1.5M15 13v1.5M2.5 12v4M21.5 12v4',
  door: 'M13 4h6v16h-6M3 12h11M10 8l4 4-4 4',
  again: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v4h-4',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9v.5',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  plus: 'M12 5v14M5 12h14',
  check: 'M4 12.5l5 5L20 7',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
} as const;

export type Icon = keyof typeof PATHS;

export function icon(name: Icon): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`;
}

import type { TemplateResult } from 'lit';

/** What a page may do with the address: the parts its pattern named, and the query. */
export interface RoutePlace {
  path: string;
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

export interface Page {
  pattern: RegExp;
  /** Loads the page's own code and words; the template holds the page's element. */
  load(place: RoutePlace): Promise<TemplateResult>;
  /** The board wants all the room there is. */
  wide?: boolean;
}

const moved = new EventTarget();

export function place(): RoutePlace {
  return {
    path: location.pathname,
    parts: [],
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

/** Goes to another page of ours. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  moved.dispatchEvent(new Event('move'));
}

/** Changes the address without leaving the page, e.g. to a moment of a replay. */
export function note(path: string): void {
  history.replaceState(null, '', path);
}

export function onMove(listener: () => void): void {
  moved.addEventListener('move', listener);
  window.addEventListener('popstate', listener);
  document.addEventListener('click', follow);
}

/** A plain click on a link to a page of ours stays in this page. */
function follow(click: MouseEvent): void {
  if (
    click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey
  ) return;
  const link = click.composedPath().find((each): each is HTMLAnchorElement => each instanceof HTMLAnchorElement);
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (/^\/(api|join|assets|feed)\//.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  click.preventDefault();
  go(link.pathname + link.search + link.hash);
}

import { html, type TemplateResult } from 'lit';

/** The link of a table as a picture that phones read. */
export function linkPicture(table: string, path: string, told: string): TemplateResult {
  return html`<img src=${`/api/tables/${table}/qr.svg?${sum(path)}`} width="168" height="168" alt=${told}
    @error=${hide} />`;
}

/** Another number for another link, so that its picture is loaded again and the link itself stays out of addresses. */
const sum = (path: string): number => [...path].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 9973, 7);

/** Where there is no picture, its frame goes as well. */
function hide(event: Event): void {
  (event.target as HTMLElement).hidden = true;
}

import { html } from 'lit';
import type { Page } from '../core/router';

/** Every page there is, by its address; the last one takes what no other does. */
export const PAGES: Page[] = [
  {
    pattern: /^\/$/,
    load: async () => {
      await import('./home');
      return html`<home-page></home-page>`;
    },
  },
  {
    pattern: /^\/t\/([\w-]+)\/replay$/,
    wide: true,
    load: async at => {
      await import('../table/page');
      return html`<table-page .table=${at.parts[0]} .replaying=${true}></table-page>`;
    },
  },
  {
    pattern: /^\/t\/([\w-]+)$/,
    wide: true,
    load: async at => {
      await import('../table/page');
      return html`<table-page .table=${at.parts[0]}></table-page>`;
    },
  },
  ...(DEV
    ? [
        {
          pattern: /^\/dev\/stage$/,
          wide: true,
          load: async () => {
            await import('../dev/stage');
            return html`<dev-stage></dev-stage>`;
          },
        },
      ]
    : []),
  {
    pattern: /.*/,
    load: async () => {
      await import('./missing');
      return html`<missing-page></missing-page>`;
    },
  },
];

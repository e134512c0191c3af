import { html, type TemplateResult } from 'lit';
import { games } from '../core/api';
import type { Page } from '../core/router';
import { addWords } from '../core/words';

async function missing(): Promise<TemplateResult> {
  await import('./missing');
  return html`<missing-page></missing-page>`;
}

/** A table has much to say, and says nothing before it has the words. */
async function loadTable(): Promise<void> {
  await Promise.all([import('../table/page'), addWords('table-ui')]);
}

/** A page of a game; of one that is not played here there is none. */
async function ofGame(game: string, page: () => Promise<TemplateResult>): Promise<TemplateResult> {
  const all = await games();
  return all.games.some((each) => each.id === game) ? page() : missing();
}

const HOME: Page = {
  pattern: /^\/$/,
  load: async () => {
    await import('./home');
    return html`<home-page></home-page>`;
  },
};

/**
 * Home is light, because it does without the words and the look of all others. A table needs few of these words, and
 * asks for them where it does.
 */
function furnished(page: Page): Page {
  return {
    ...page,
    load: async (at) => {
      const [shown] = await Promise.all([page.load(at), import('./style'), page.wide || addWords('pages')]);
      return shown;
    },
  };
}

const OTHERS: Page[] = [
  {
    pattern: /^\/r\/(\w+)$/,
    wide: true,
    load: async (at) => {
      await Promise.all([import('../table/shared-replay'), addWords('table-ui')]);
      return html`<shared-replay .code=${at.parts[0]}></shared-replay>`;
    },
  },
  {
    pattern: /^\/m\/([\w.-]+)$/,
    wide: true,
    load: async (at) => {
      await Promise.all([import('../table/shared-replay'), addWords('table-ui')]);
      return html`<shared-replay .match=${at.parts[0]}></shared-replay>`;
    },
  },
  {
    pattern: /^\/t\/([\w-]+)\/replay$/,
    wide: true,
    load: async (at) => {
      await loadTable();
      return html`<table-page .table=${at.parts[0]} .replaying=${true}></table-page>`;
    },
  },
  {
    pattern: /^\/t\/([\w-]+)\/screen$/,
    wide: true,
    load: async (at) => {
      await loadTable();
      return html`<table-page .table=${at.parts[0]} .screen=${true}></table-page>`;
    },
  },
  {
    pattern: /^\/t\/([\w-]+)$/,
    wide: true,
    load: async (at) => {
      await loadTable();
      return html`<table-page .table=${at.parts[0]}></table-page>`;
    },
  },
  {
    pattern: /^\/new\/(\w+)$/,
    load: (at) =>
      ofGame(at.parts[0], async () => {
        await import('./new-table');
        return html`<new-page .game=${at.parts[0]}></new-page>`;
      }),
  },
  {
    pattern: /^\/rules\/(\w+)$/,
    load: (at) =>
      ofGame(at.parts[0], async () => {
        await import('./rules');
        return html`<rules-page .game=${at.parts[0]} .at=${at.hash}></rules-page>`;
      }),
  },
  {
    pattern: /^\/learn\/(\w+)$/,
    load: (at) =>
      ofGame(at.parts[0], async () => {
        await import('./learn');
        return html`<learn-page .game=${at.parts[0]}></learn-page>`;
      }),
  },
  {
    pattern: /^\/settings$/,
    load: async () => {
      await Promise.all([import('./settings-page'), addWords('near')]);
      return html`<settings-page></settings-page>`;
    },
  },
  {
    pattern: /^\/account$/,
    load: async () => {
      await Promise.all([import('./account'), addWords('signing')]);
      return html`<account-page></account-page>`;
    },
  },
  {
    pattern: /^\/admin(?:\/(\w+)(?:\/([\w-]+))?)?$/,
    load: async (at) => {
      await Promise.all([import('../admin/page'), addWords('admin'), addWords('tournament')]);
      return html`<admin-page .shown=${at.parts[0] ?? ''} .about=${at.parts[1] ?? ''}></admin-page>`;
    },
  },
  {
    pattern: /^\/invited\/(\w+)$/,
    load: async (at) => {
      await import('./invited');
      return html`<invited-page .code=${at.parts[0]}></invited-page>`;
    },
  },
  {
    pattern: /^\/alerts$/,
    load: async () => {
      await Promise.all([import('./alerts'), addWords('alerts')]);
      return html`<alerts-page></alerts-page>`;
    },
  },
  {
    pattern: /^\/(privacy|terms)$/,
    load: async (at) => {
      await Promise.all([import('./legal'), addWords('legal')]);
      return html`<legal-page .text=${at.parts[0]}></legal-page>`;
    },
  },
  {
    pattern: /^\/people$/,
    load: async () => {
      await import('./people');
      return html`<people-page></people-page>`;
    },
  },
  {
    pattern: /^\/history$/,
    load: async () => {
      await import('./history-page');
      return html`<history-page></history-page>`;
    },
  },
  {
    pattern: /^\/statistics$/,
    load: async () => {
      await Promise.all([import('./statistics-page'), addWords('statistics'), addWords('profile')]);
      return html`<statistics-page></statistics-page>`;
    },
  },
  {
    pattern: /^\/profile$/,
    load: async () => {
      await Promise.all([import('./profile-page'), addWords('profile')]);
      return html`<profile-page></profile-page>`;
    },
  },
  {
    pattern: /^\/ratings(?:\/(\w+)\/(\w+))?$/,
    load: async (at) => {
      await Promise.all([import('./ratings'), addWords('ratings')]);
      return html`<ratings-page .game=${at.parts[0] ?? ''} .mode=${at.parts[1] ?? ''}></ratings-page>`;
    },
  },
  {
    pattern: /^\/honest-play$/,
    load: async () => {
      await Promise.all([import('./honest'), addWords('honest')]);
      return html`<honest-page></honest-page>`;
    },
  },
  {
    pattern: /^\/tournaments$/,
    load: async () => {
      await Promise.all([import('../tournament/list'), addWords('tournament')]);
      return html`<tournaments-page></tournaments-page>`;
    },
  },
  {
    pattern: /^\/tournament\/new$/,
    load: async () => {
      await Promise.all([import('../tournament/new'), addWords('tournament')]);
      return html`<tournament-new></tournament-new>`;
    },
  },
  {
    pattern: /^\/tournament\/(\w+)$/,
    load: async (at) => {
      await Promise.all([import('../tournament/page'), addWords('tournament')]);
      return html`<tournament-page .tournament=${at.parts[0]}></tournament-page>`;
    },
  },
  {
    pattern: /^\/daily\/team\/(\w+)$/,
    load: async (at) => {
      await Promise.all([import('../daily/team'), addWords('daily')]);
      return html`<daily-team .code=${at.parts[0]}></daily-team>`;
    },
  },
  {
    pattern: /^\/daily(?:\/(\d{4}-\d\d-\d\d))?$/,
    load: async (at) => {
      await Promise.all([import('../daily/page'), addWords('daily')]);
      return html`<daily-page .day=${at.parts[0] ?? ''}></daily-page>`;
    },
  },
  {
    pattern: /^\/analysis$/,
    load: async () => {
      await Promise.all([import('../analysis/page'), addWords('analysis')]);
      return html`<analysis-page .query=${location.href}></analysis-page>`;
    },
  },
  {
    pattern: /^\/puzzles$/,
    load: async () => {
      await Promise.all([import('../puzzle/list'), addWords('puzzle')]);
      return html`<puzzles-page></puzzles-page>`;
    },
  },
  {
    pattern: /^\/puzzles\/(\w+)\/(\w+)$/,
    load: (at) =>
      ofGame(at.parts[0], async () => {
        await Promise.all([import('../puzzle/page'), addWords('puzzle')]);
        return html`<puzzle-page .game=${at.parts[0]} .puzzle=${at.parts[1]}></puzzle-page>`;
      }),
  },
  {
    pattern: /^\/about$/,
    load: async () => {
      await import('./about');
      return html`<about-page></about-page>`;
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
    load: missing,
  },
];

/** Every page there is, by its address; the last one takes what no other does. */
export const PAGES: Page[] = [HOME, ...OTHERS.map(furnished)];

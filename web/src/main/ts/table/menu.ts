import { html, nothing } from 'lit';
import { games } from '../core/api';
import { copy } from '../core/copy';
import { dialog, sure } from '../core/dialog';
import { toggle } from '../core/fields';
import { noted } from '../core/notes';
import { changeList } from '../house/variants';
import { go } from '../core/router';
import { change, settings } from '../core/settings';
import { hasBoard } from './clients';
import { originOf } from './fairness';
import { guests, sendAway, whoWatches } from './guests';
import type { About, Seating } from './protocol';
import type { Scene } from './scene';
import { termList } from './terms';

type Ask = (what: string, fields?: Record<string, unknown>) => void;

/**
 * What stops a match. Where it counts nobody stops it alone, and what others play too not at all (TABLE-64, TABLE-67);
 * of two who are left on one side the server knows, and says so.
 */
function stops({ chairs, terms, tournament }: Seating, playing: boolean) {
  const left = new Set(chairs.flatMap(({ chair }) => chair.kind === 'person' && !chair.resigned ? chair.person : []));
  const abandon = playing && !terms.deal && (!terms.rated || left.size > 1);
  return { abandon, pause: abandon && !tournament };
}

/** Everything that is done seldom: pausing, giving up, leaving, looking up what was agreed. */
export async function menu(scene: Scene, about: About | undefined, ask: Ask): Promise<void> {
  const { words, seating, session } = scene;
  const playing = seating.phase === 'playing' && seating.yours.length > 0;
  const options = (await games()).games.find((each) => each.id === seating.terms.game)?.options ?? [];
  const may = stops(seating, playing);
  const watched = whoWatches(scene);
  const item = (key: string, value: string, close: (value: string) => void, kind = '', args: string[] = []) =>
    html`<button class=${`button ${kind}`} @click=${() => close(value)}>${words.say(key, args)}</button>`;
  const chosen = await dialog(
    about?.title || words.say('name'),
    (close) =>
      html`<div class="stack">
      <div class="acts menu-acts">
        ${
        may.pause || (playing && session.update?.paused)
          ? item(
            session.update?.paused ? 'table.resume' : 'table.pause',
            session.update?.paused ? 'resume' : 'pause',
            close,
          )
          : nothing
      }
        ${may.abandon ? item('table.abandon', 'abandon', close) : nothing}
        ${playing ? item('table.resign', 'resign', close, 'risk') : nothing}
        ${guests(scene).map((each) => item('table.remove-who', `remove ${each.person}`, close, '', [each.name]))}
        ${about?.invite ? item('table.copy-invite', 'copy', close) : nothing}
        ${hasBoard(seating.terms.game) ? item('table.lesson', 'lesson', close) : nothing}
        ${seating.terms.spectators ? item('table.screen', 'screen', close) : nothing}
        ${item('table.leave', 'leave', close)}
      </div>
      ${watched ? html`<p class="soft">${watched}</p>` : nothing}
      <div class="row">
        ${toggle(words.say('table.sound'), settings().sound, (sound) => change({ sound }))}
        ${toggle(words.say('table.patterns'), settings().patterns, (patterns) => change({ patterns }))}
      </div>
      <h3>${words.say('table.terms')}</h3>
      ${seating.notes?.length ? html`<p>${noted(seating.notes)}</p>` : nothing} ${changeList(about?.changes)}
      ${termList(seating.terms, words, options)}
      ${
        session.update?.commitment
          ? html`<details class="small">
            <summary>${words.say('table.fairness')}</summary>
            <p class="soft">${
            words.say(seating.seed?.kind === 'shares' ? 'table.shares-help' : 'table.fairness-help')
          }</p>
            <p>${originOf(scene)}</p>
            ${ownShare(scene)}
            <code class="hash">${session.update.commitment}</code>
          </details>`
          : nothing
      }
    </div>`,
  );
  await act(chosen, scene, about, ask);
}

/** For `./tablee verify --share`, once the match is over. */
function ownShare({ session, seating, words }: Scene) {
  const { played } = session.shares;
  if (!played || played.server !== seating.seed?.server) return nothing;
  return html`<p>${words.say('table.seed.mine')} <code class="hash">${played.share}</code></p>`;
}

async function act(chosen: string, scene: Scene, about: About | undefined, ask: Ask): Promise<void> {
  const { words, seating } = scene;
  if (chosen === 'leave') go('/');
  if (chosen === 'screen') window.open(`/t/${seating.table}/screen`, '_blank', 'noopener');
  if (chosen === 'lesson') go(`/learn/${seating.terms.game}`);
  if (chosen === 'pause' || chosen === 'resume' || chosen === 'abandon') ask('propose', { what: chosen });
  if (chosen === 'copy' && about?.invite) {
    await copy(new URL(about.invite, location.origin).href, words.say('table.copied'));
  }
  const guest = guests(scene).find((each) => chosen === `remove ${each.person}`);
  if (guest) await sendAway(scene, guest, ask);
  if (chosen === 'resign' && (await sure(words.say('table.resign-sure'), words.say('table.resign')))) {
    for (const seat of seating.yours) ask('resign', { seat });
  }
}

const KEYS: [string, string][] = [
  ['← ↑ → ↓', 'table.key.arrows'],
  ['Enter', 'table.key.enter'],
  ['R', 'table.key.rotate'],
  ['Esc', 'table.key.escape'],
  ['Tab', 'table.key.tab'],
  ['P', 'table.key.point'],
  ['H', 'table.key.hint'],
  ['U', 'table.key.undo'],
  ['L', 'table.key.log'],
  ['?', 'table.key.help'],
];

/** The keys, and the way to the rules. */
export async function help(scene: Scene): Promise<string> {
  const { words } = scene;
  return dialog(
    words.say('table.help'),
    (close) =>
      html`<div class="stack">
      <dl class="terms">${KEYS.map(([key, what]) => html`<dt><kbd>${key}</kbd></dt><dd>${words.say(what)}</dd>`)}</dl>
      <p class="soft">${words.say('table.pointing')}</p>
      <div class="acts"><button class="button main"
        @click=${() => close('rules')}>${words.say('table.rules')}</button></div>
    </div>`,
  );
}

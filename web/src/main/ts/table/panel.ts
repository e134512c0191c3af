import { html, nothing, type TemplateResult } from 'lit';
import { me } from '../core/api';
import { type Icon, icon } from '../core/icons';
import { type Note, noted } from '../core/notes';
import type { Line, Stage } from './board';
import './chat';
import './end';
import { whoWatches } from './guests';
import './log';
import type { Seating } from './protocol';
import type { Scene } from './scene';
import { seatList } from './seats';

export type Tab = 'log' | 'chat' | 'end';

export interface PanelState {
  /** Whose log is shown; empty while a curtain is down. */
  viewer: string;
  /** Whether a line's events have been shown, and it may tell of them. */
  seen(line: Line): boolean;
  light(keys: string[]): void;
  tab: Tab;
  open: boolean;
  unread: boolean;
  look(viewer: string): void;
  show(tab: Tab): void;
  close(): void;
  hint(): void;
  undo(): void;
  rules(): void;
  menu(): void;
  ask(what: string, fields?: Record<string, unknown>): void;
  /** What has to be known or answered now: it has a place of its own, and covers nothing. */
  notes: (TemplateResult | typeof nothing)[];
}

/** What stands beside the board: the seats, what one can do, the log and the chat; on phones these slide up. */
export function panel(scene: Scene, stage: Stage, now: PanelState): TemplateResult {
  return html`<section class="panel" aria-label=${scene.words.say('table.panel')}>
    ${seatList(scene, now.viewer, now.look)} ${bar(scene, now)}
    <div class="asides"><div class="toasts" role="status"></div>${now.notes}</div>
    <div class=${now.open ? 'sheet open' : 'sheet'}>${tabs(scene, now)}${apart(scene)}${tab(scene, stage, now)}</div>
  </section>`;
}

/** What sets this table apart; of a lesson its own card tells. */
function apart({ seating, words }: Scene): TemplateResult | typeof nothing {
  const notes = (seating.notes ?? []).filter((each) => each !== 'lesson');
  const { tournament } = seating;
  if (seating.notes?.includes('lesson') || !(notes.length || tournament)) return nothing;
  return html`<p class="small notes">${
    tournament ? html`<a href=${`/tournament/${tournament}`}>${words.say('table.of-tournament')}</a> ` : nothing
  }${noted(notes)}</p>`;
}

/** Whether nothing is taken back at a table like this. */
const FINAL: Note[] = ['lesson', 'rated', 'daily', 'duplicate'];
const isFinal = ({ notes = [], tournament }: Seating): boolean =>
  !!tournament || FINAL.some((each) => notes.includes(each));

function bar(scene: Scene, now: PanelState): TemplateResult {
  const { words, seating } = scene;
  const playing = seating.phase === 'playing' && seating.yours.length > 0;
  const act = (name: Icon, key: string, run: () => void, mark = false) =>
    html`<button class="button plain" @click=${run}>
      ${mark ? html`<span class="news"><span class="aloud">${words.say('table.unread')}</span></span>` : nothing}${
      icon(name)
    }${words.say(key)}
    </button>`;
  return html`<div class="tools" role="toolbar" aria-label=${words.say('table.acts')}>
    ${playing && seating.terms.hints ? act('hint', 'table.hint', now.hint) : nothing}
    ${playing && !isFinal(seating) ? act('undo', 'table.undo', now.undo) : nothing}
    <span class="phone">${act('log', 'table.log', () => now.show(seating.phase === 'over' ? 'end' : 'log'))}</span>
    <span class="phone">${act('chat', 'table.chat', () => now.show('chat'), now.unread)}</span>
    ${act('book', 'table.rules', now.rules)} ${act('menu', 'table.menu', now.menu)}
  </div>`;
}

function tabs(scene: Scene, now: PanelState): TemplateResult {
  const { words, seating } = scene;
  const each = (tab: Tab, key: string, mark = false) =>
    html`<button role="tab" aria-selected=${now.tab === tab} @click=${() => now.tab !== tab && now.show(tab)}>
      ${words.say(key)}${mark ? html` ●<span class="aloud">${words.say('table.unread')}</span>` : nothing}
    </button>`;
  return html`<div class="tabs">
    <div role="tablist" aria-label=${words.say('table.panel')}>
      ${seating.phase === 'over' ? each('end', 'table.end') : nothing} ${each('log', 'table.log')} ${
    each('chat', 'table.chat', now.unread)
  }
    </div>
    ${seating.spectators > 0 ? audience(scene) : nothing}
    <button class="button plain square phone" aria-label=${words.say('core.close')}
      @click=${now.close}>${icon('down')}</button>
  </div>`;
}

/** How many look on, and who, as far as one is told. */
function audience(scene: Scene): TemplateResult {
  const { words, seating } = scene;
  const said = whoWatches(scene) || words.say('table.watchers', [seating.spectators]);
  return html`<span class="watchers small soft" title=${said}>
    ${icon('eye')}<span aria-hidden="true">${seating.spectators}</span><span class="aloud">${said}</span>
  </span>`;
}

function tab(scene: Scene, stage: Stage, now: PanelState): TemplateResult {
  if (now.tab === 'end') {
    return html`<table-end class="tab" role="tabpanel" .scene=${scene} .stage=${stage}
    .ask=${now.ask}></table-end>`;
  }
  if (now.tab === 'chat') {
    return html`<table-chat class="tab" role="tabpanel" .scene=${scene}
    .me=${me()?.id ?? ''}></table-chat>`;
  }
  const lines = (scene.session.record.get(now.viewer) ?? []).filter(now.seen);
  return html`<table-log class="tab" role="tabpanel" .lines=${lines} .client=${scene.client}
    .stage=${stage} .light=${now.light}></table-log>`;
}

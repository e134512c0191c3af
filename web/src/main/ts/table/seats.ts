import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { badge } from '../board/shapes';
import { Piece } from '../core/element';
import { avatar, botFace } from '../core/faces';
import { aboutPerson, somebodyElse } from './about-person';
import { botName } from '../house/bots';
import type { Seat } from './board';
import { awaited, isSecond, type Scene } from './scene';
import type { Session } from './session';
import { time } from './time';

const TICK = 250;
const LOW = 20_000;

/** The time a seat has left, counting down between two updates. */
@customElement('seat-clock')
export class SeatClock extends Piece {
  @property({ attribute: false })
  session!: Session;
  @property({ type: Number })
  seat = 0;
  private timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.timer = window.setInterval(() => this.requestUpdate(), TICK);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  override render() {
    const left = this.session.left(this.seat);
    if (left === undefined) return nothing;
    return html`<span class=${left < LOW ? 'seat-clock low' : 'seat-clock'}>${time(left)}</span>`;
  }
}

/** Everybody at the table: who they are, whose turn it is, how much time is left. No viewer: a curtain is down. */
export function seatList(scene: Scene, viewer: string, look: (viewer: string) => void): TemplateResult {
  const several = viewer !== '' && scene.seating.yours.length > 1 && scene.seating.phase === 'playing';
  return html`<ul class="seats" aria-label=${scene.words.say('table.seats')}>
    ${
    scene.seats.map((seat) => row(scene, seat, several && seat.you && String(seat.seat) !== viewer ? look : undefined))
  }
  </ul>`;
}

function row(scene: Scene, seat: Seat, look?: (viewer: string) => void): TemplateResult {
  const place = scene.seating.chairs[seat.seat];
  const acts = acting(scene, seat.seat);
  const away = place.chair.kind === 'person' && !place.present;
  return html`<li class=${`seat${acts ? ' acts' : ''}${away ? ' away' : ''}`} aria-current=${acts ? 'true' : nothing}>
    ${badge(seat)}
    <span>${who(scene, seat)}<span
      class="what">${what(scene, seat, acts, away)}</span></span>
    <span class="row">
      <seat-clock .session=${scene.session} .seat=${seat.seat}></seat-clock>
      ${
    look
      ? html`<button class="button" @click=${() => look(String(seat.seat))}>${scene.words.say('table.look')}</button>`
      : nothing
  }
    </span>
  </li>`;
}

/** The name in a seat. Another person's is a button: for friends, and for a word about one who says nothing. */
export function who(scene: Scene, seat: Seat): TemplateResult {
  const label = html`${faceOf(scene, seat.seat)}${seat.name}`;
  const other = somebodyElse(scene, seat);
  return other
    ? html`<button class="who" aria-haspopup="dialog" @click=${() => void aboutPerson(scene, other)}>${label}</button>`
    : html`<span class="who">${label}</span>`;
}

/** The picture of who sits there, drawn from shapes; an open seat has none. */
export function faceOf({ seating }: Scene, seat: number, size = 20): TemplateResult | typeof nothing {
  const { kind, level, person } = seating.chairs[seat].chair;
  if (kind === 'bot') return botFace(seating.terms.game, level, size);
  return person ? avatar(person, size) : nothing;
}

/** What a bot says of itself, and how well it plays; nothing where a game's bots have no character. */
export function character({ seating, words }: Scene, seat: number): string {
  const { kind, level } = seating.chairs[seat].chair;
  const line = `bot.line.${level}`;
  if (kind !== 'bot' || !words.has(line)) return '';
  return `${words.say(`level.${level}`)} · ${words.say(line)}`;
}

export function acting(scene: Scene, seat: number): boolean {
  return scene.seating.phase === 'playing' && (scene.session.update?.waiting.includes(seat) ?? false);
}

/** What is worth knowing about somebody now, in a few words; "you" stands beside words that fit every person. */
export function what(scene: Scene, seat: Seat, acts: boolean, away: boolean): string {
  const place = scene.seating.chairs[seat.seat];
  const parts = [];
  const plays = acts && !away && !place.ready && place.chair.kind !== 'bot' && !place.takenOver;
  const second = isSecond(scene, seat.seat);
  if (second) parts.push('table.at-screen');
  else if (seat.you) parts.push(plays ? 'table.you-to-play' : 'table.you');
  if (place.chair.resigned) parts.push('table.resigned');
  else if (place.takenOver) parts.push('table.taken-over');
  else if (away) parts.push('table.away');
  if (acts && place.ready) parts.push('table.ready');
  else if (plays && (!seat.you || second)) parts.push('table.to-play');
  else if (acts && !away && !plays && !seat.you && awaited(scene.session.update).length === 1) {
    parts.push('table.thinks');
  }
  const rank = scene.client.together || scene.busy ? undefined : scene.session.update?.result?.ranks?.[seat.seat];
  const said = parts.map((key) => scene.words.say(key));
  return (rank ? [...said, scene.words.say('table.rank', [rank])] : said).join(' · ');
}

/** A bot to choose: its name, if it has one, and how well it plays. */
export function named({ seating, words }: Scene, level: string): string {
  const [name, plays] = [botName(seating.terms.game, level), words.say(`level.${level}`)];
  return name === plays ? name : `${name} · ${plays}`;
}

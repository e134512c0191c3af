import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Piece } from '../core/element';
import { avatar } from '../core/faces';
import { icon } from '../core/icons';
import { toast } from '../core/toast';
import { aboutPerson } from './about-person';
import type { Seat } from './board';
import { inWords, PHRASES, reaction, REACTIONS } from './phrases';
import type { Said } from './protocol';
import type { Scene } from './scene';
import { character, faceOf } from './seats';

const LONGEST = 500;

/** What people say to each other. A line can be muted with its speaker, or shown to those who run the server. */
@customElement('table-chat')
export class TableChat extends Piece {
  @property({ attribute: false })
  scene!: Scene;
  @property()
  me = '';
  @property({ attribute: false })
  muted = new Set<string>();
  @state()
  private busy = false;

  override render() {
    const { session, words } = this.scene;
    const open = session.update?.talk ?? true;
    return html`<div class="log" role="log" tabindex="0" aria-label=${words.say('table.chat')}>
        ${session.chat.length === 0 ? html`<p class="soft">${words.say('table.nothing-said')}</p>` : nothing}
        <ol>
          ${this.scene.seats.map((seat) => this.introduction(seat))} ${
      session.chat.filter((each) => !this.muted.has(each.person)).map((each) => this.line(each))
    }
        </ol>
      </div>
      ${open ? this.quickly() : nothing}
      <form class="talk" @submit=${this.send}>
        <input
          class="input"
          name="text"
          autocomplete="off"
          maxlength=${LONGEST}
          aria-label=${words.say('table.say')}
          placeholder=${words.say(open ? 'table.say' : 'table.talk-closed')}
          ?disabled=${!open}
        />
        <button class="button main square" aria-label=${words.say('table.send')}
          ?disabled=${!open || this.busy}>${icon('next')}</button>
      </form>`;
  }

  /** Bots say what they are like before anybody else speaks, and nothing after that. */
  private introduction(seat: Seat): TemplateResult | typeof nothing {
    const line = character(this.scene, seat.seat);
    if (!line) return nothing;
    return html`<li class="said">
      <span class="by">${faceOf(this.scene, seat.seat, 18)}<strong>${seat.name}</strong></span><span>${line}</span>
    </li>`;
  }

  private line(said: Said) {
    const { words } = this.scene;
    const at = new Date(said.wallMillis).toLocaleTimeString(words.language, { hour: '2-digit', minute: '2-digit' });
    const mine = said.person === this.me;
    return html`<li class=${mine ? 'said mine' : 'said'}>
      <span class="by">
        ${avatar(said.person, 18)}<strong>${said.name}</strong><time>${at}</time>
        ${said.aside ? html`<span>${words.say('table.aside')}</span>` : nothing}
        ${
      mine ? nothing : html`<button @click=${() => void this.about(said)}>${words.say('table.about-line')}</button>`
    }
      </span>
      <span>${reaction(said.text) ?? nothing}${inWords(said.text, words)}</span>
    </li>`;
  }

  /** A few things that are said with one tap, and read by everybody in their own language. */
  private quickly(): TemplateResult {
    const { words, seating } = this.scene;
    const each = (key: string) =>
      html`<button class="quick" ?disabled=${this.busy} @click=${() => void this.say(`:${key}:`)}>${
        reaction(`:${key}:`) ?? nothing
      }<span class=${REACTIONS.includes(key) ? 'aloud' : ''}>${words.say(`phrase.${key}`)}</span></button>`;
    return html`<div class="quicks" role="group" aria-label=${words.say('table.quick')}>${
      [...REACTIONS, ...PHRASES[seating.phase]].map(each)
    }</div>`;
  }

  override updated(): void {
    const list = this.querySelector('.log');
    if (list) list.scrollTop = list.scrollHeight;
  }

  private readonly send = async (submit: Event): Promise<void> => {
    submit.preventDefault();
    const form = submit.target as HTMLFormElement;
    const field = form.elements.namedItem('text') as HTMLInputElement;
    const text = field.value.trim();
    if (!text) return;
    if (await this.say(text)) field.value = '';
  };

  private async say(text: string): Promise<boolean> {
    this.busy = true;
    const answer = await this.scene.session.ask('say', { text });
    this.busy = false;
    if (answer.refused) toast(answer.refused.message);
    return !answer.refused;
  }

  private async about(said: Said): Promise<void> {
    const chosen = await aboutPerson(this.scene, { person: said.person, name: said.name, said });
    if (chosen === 'mute' || chosen === 'block') this.muted = new Set([...this.muted, said.person]);
  }
}

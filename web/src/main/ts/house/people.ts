import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type GameCard, games, get, me, post } from '../core/api';
import { Piece } from '../core/element';
import { personFlag } from '../core/report-away';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { challenge } from './challenge';
import type { MyTable } from './lobby';

export interface Other {
  person: string;
  name: string;
  here?: boolean;
}

export interface People {
  friends: Other[];
  asked: Other[];
  asking: Other[];
  blocked: Other[];
  muted: Other[];
}

type Bond = 'friend' | 'block' | 'mute';

/** Friends and who of them is here, those who ask to be one, and those whom I do not want to hear or meet. */
@customElement('people-page')
export class PeoplePage extends Piece {
  @state()
  private people: People | undefined;
  @state()
  private tables: MyTable[] = [];
  @state()
  private cards: GameCard[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    if (!me()) return;
    void get<People>('/api/people').then((people) => (this.people = people));
    void get<{ mine: MyTable[] }>('/api/lobby').then((
      lobby,
    ) => (this.tables = lobby.mine.filter((each) => each.phase === 'gathering')));
    void games().then((all) => (this.cards = all.games));
  }

  private async bond(other: Other, bond: Bond, on: boolean): Promise<void> {
    try {
      this.people = await post<People>(`/api/people/${other.person}`, { bond, on });
    } catch (refused) {
      toast((refused as Error).message);
    }
  }

  private async invite(other: Other, table: string): Promise<void> {
    try {
      await post(`/api/people/${other.person}/invitation`, { table });
      toast(say('people.invited', [other.name]));
    } catch (refused) {
      toast((refused as Error).message);
    }
  }

  override render() {
    document.title = say('people.title');
    const people = this.people;
    return html`<div class="account">
      <h1>${say('people.title')}</h1>
      ${people ? nothing : html`<p class="soft">${say('people.nobody')}</p>`}
      ${people ? this.all(people) : nothing}
    </div>`;
  }

  private all(people: People): TemplateResult {
    const off = (bond: Bond, word: string) => (each: Other) => this.button(each, bond, false, word);
    return html`${
      this.list('people.asking', people.asking, (each) =>
        html`${this.button(each, 'friend', true, 'people.accept')} ${this.button(each, 'block', true, 'people.block')}
        ${personFlag(each.person, each.name)}`)
    }
      <section class="stack" aria-labelledby="friends">
        <h2 id="friends">${say('people.friends')}</h2>
        ${people.friends.length ? nothing : html`<p class="soft">${say('people.friends.none')}</p>`}
        <ul class="stack">${people.friends.map((each) => this.friend(each))}</ul>
      </section>
      ${this.list('people.asked', people.asked, off('friend', 'people.take-back'))}
      ${this.list('people.muted', people.muted, off('mute', 'people.unmute'))}
      ${this.list('people.blocked', people.blocked, off('block', 'people.unblock'))}`;
  }

  private friend(each: Other): TemplateResult {
    return html`<li class="row between">
      <span><strong>${each.name}</strong> <span class=${each.here ? 'here' : 'soft'}>${
      say(each.here ? 'people.here' : 'people.away')
    }</span></span>
      <span class="acts">
        ${
      this.tables.map((table) =>
        html`<button class="button" @click=${() => void this.invite(each, table.table)}>${
          say('people.invite', [table.title || say('people.my-table')])
        }</button>`
      )
    }
        ${challenge(each, this.cards)} ${this.button(each, 'friend', false, 'people.part')}
        ${personFlag(each.person, each.name)}
      </span>
    </li>`;
  }

  private button(each: Other, bond: Bond, on: boolean, word: string): TemplateResult {
    const look = word === 'people.accept' ? 'button main' : 'button plain';
    return html`<button class=${look} aria-label=${`${say(word)}: ${each.name}`}
      @click=${() => void this.bond(each, bond, on)}>${say(word)}</button>`;
  }

  private list(title: string, others: Other[], acts: (each: Other) => TemplateResult) {
    if (others.length === 0) return nothing;
    return html`<section class="stack">
      <h2>${say(title)}</h2>
      <ul class="stack">
        ${
      others.map((each) => html`<li class="row between"><strong>${each.name}</strong><span>${acts(each)}</span></li>`)
    }
      </ul>
    </section>`;
  }
}

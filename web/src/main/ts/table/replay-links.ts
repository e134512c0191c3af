import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { get, post, remove } from '../core/api';
import { copy } from '../core/copy';
import { Piece } from '../core/element';
import { icon } from '../core/icons';
import { toast } from '../core/toast';
import type { Stage } from './board';
import { boardPicture } from './board-picture';
import { outcome } from './end';
import type { Scene } from './scene';

/** A link of mine to a moment. */
interface Link {
  code: string;
  match: string;
  at: number;
}

/** Sharing a moment of a finished match with everybody who gets its link, and ending such links. */
@customElement('replay-links')
export class ReplayLinks extends Piece {
  @property({ attribute: false })
  scene!: Scene;
  @property({ attribute: false })
  stage!: Stage;
  @property({ type: Number })
  at = 0;
  @property()
  eyes = 'all';
  @property({ attribute: false })
  board!: () => Element | null;
  @state()
  private links: Link[] = [];
  @state()
  private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.sat) void this.load();
  }

  private get sat(): boolean {
    return this.scene.seating.yours.length > 0;
  }

  private async load(): Promise<void> {
    const { replays = [] } = await get<{ replays?: Link[] }>('/api/replays').catch(() => ({ replays: [] }));
    this.links = replays.filter((each) => each.match === this.scene.session.update?.match);
  }

  override render() {
    if (!this.sat) return nothing;
    const { words } = this.scene;
    return html`<div class="stack">
      <div class="acts"><button class="button" ?disabled=${this.busy} @click=${this.share}>
        ${icon('link')}${words.say(this.busy ? 'table.sharing' : 'table.moment')}
      </button></div>
      ${
      this.links.length
        ? html`<p class="small soft">${words.say('table.link-help')}</p>
          <ul class="links" aria-label=${words.say('table.links')}>${this.links.map((each) => this.row(each))}</ul>`
        : nothing
    }
    </div>`;
  }

  private row(link: Link): TemplateResult {
    const { words } = this.scene;
    return html`<li class="row between">
      <a href=${`/r/${link.code}`}>${words.say('table.link-at', [link.at + 1])}</a>
      <button class="button plain" @click=${() => void this.end(link)}>${words.say('table.link-end')}</button>
    </li>`;
  }

  private readonly share = async (): Promise<void> => {
    this.busy = true;
    try {
      const { code } = await this.make();
      await copy(new URL(`/r/${code}`, location.origin).href, this.scene.words.say('table.link-made'));
      await this.load();
    } catch (refused) {
      toast((refused as Error).message);
    }
    this.busy = false;
  };

  private async make(): Promise<Link> {
    const { words, session, client, seats } = this.scene;
    const { match, result } = session.update!;
    const names = seats.map((each) => each.name).join(', ');
    const title = `${words.say('name')}: ${names}`;
    const text = result ? outcome(result, { ...this.stage, seats: others(seats) }, client) : '';
    const picture = await boardPicture(this.board()!, title, text);
    return post<Link>('/api/replays', { match, at: this.at, eyes: this.eyes, title, text, picture });
  }

  private async end(link: Link): Promise<void> {
    try {
      await remove(`/api/replays/${link.code}`);
      toast(this.scene.words.say('table.link-ended'));
    } catch (refused) {
      toast((refused as Error).message);
    }
    await this.load();
  }
}

/** To those who read a preview, nobody is "you". */
const others = (seats: Stage['seats']): Stage['seats'] => seats.map((each) => ({ ...each, you: false }));

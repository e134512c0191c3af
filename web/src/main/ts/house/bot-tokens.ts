import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get, post, remove } from '../core/api';
import { Piece } from '../core/element';
import { toast } from '../core/toast';
import { say } from '../core/words';

interface Bot {
  bot: string;
  name: string;
}

/** Bots that I have written: each has a token of its own, shown once. */
@customElement('bot-tokens')
export class BotTokens extends Piece {
  @state()
  private bots: Bot[] = [];
  @state()
  private made: { name: string; token: string } | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    this.bots = (await get<{ bots: Bot[] }>('/api/bots')).bots;
  }

  override render() {
    return html`<section class="stack" aria-labelledby="bots">
      <h2 id="bots">${say('account.bots')}</h2>
      <p>${say('account.bots.help')}</p>
      <ul class="stack">
        ${
      this.bots.map(
        (each) =>
          html`<li class="row between">
            <span>${each.name}</span>
            <button class="button plain risk" @click=${() => void this.attempt(() => remove(`/api/bots/${each.bot}`))}>
              ${say('account.bots.remove', [each.name])}
            </button>
          </li>`,
      )
    }
      </ul>
      ${
      this.made
        ? html`<div class="once" role="alert">
            <p>${say('account.bots.token', [this.made.name])}</p>
            <p class="code small">${this.made.token}</p>
          </div>`
        : nothing
    }
      <form class="line" @submit=${this.make}>
        <label class="field">
          <span class="label">${say('account.bots.name')}</span>
          <input class="input" name="name" required maxlength="40" autocomplete="off" />
        </label>
        <button class="button">${say('account.bots.make')}</button>
      </form>
    </section>`;
  }

  private make(submit: Event): void {
    submit.preventDefault();
    const form = submit.target as HTMLFormElement;
    const name = String(new FormData(form).get('name') ?? '').trim();
    void this.attempt(async () => {
      this.made = await post<{ name: string; token: string }>('/api/bots', { name });
      form.reset();
    });
  }

  private async attempt(what: () => Promise<unknown>): Promise<void> {
    try {
      await what();
      await this.load();
    } catch (refused) {
      toast((refused as Error).message);
    }
  }
}

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Piece } from '../core/element';
import { say } from '../core/words';
import { moment } from '../house/said';
import { type Done, read } from './office';

const PAGE = 100;
const OF_NOBODY = new Set(['close-table', 'erase-table', 'end-replay', 'close-tournament', 'erase-tournament']);

/** One thing that was done. */
export function line(each: Done): TemplateResult {
  const who = each.actor.name === 'host' ? say('admin.log.host') : each.actor.name || say('admin.log.nobody');
  const about = each.subject && !OF_NOBODY.has(each.act)
    ? html` · <a href="/admin/people/${each.subject}">${say('admin.log.about')}</a>`
    : nothing;
  return html`<li class="report stack">
    <span class="small soft">${each.number} · ${moment(each.wallMillis)} · ${who}${about}</span>
    <span><strong>${say(`admin.act.${each.act}`)}</strong>${each.note ? html`: ${each.note}` : nothing}</span>
  </li>`;
}

/** Everything that was done. It is read here, and changed nowhere. */
@customElement('admin-log')
export class AdminLog extends Piece {
  @state()
  private done: Done[] | undefined;
  @state()
  private more = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    const last = this.done?.[this.done.length - 1];
    const page = await read<Done[]>('log' + (last ? `?before=${last.number}` : ''));
    this.done = [...(this.done ?? []), ...page];
    this.more = page.length >= PAGE;
  }

  override render() {
    if (!this.done) return nothing;
    return html`<section class="stack">
      <p class="soft">${say(this.done.length ? 'admin.log.help' : 'admin.log.none')}</p>
      <ul class="stack">${this.done.map(line)}</ul>
      ${
      this.more
        ? html`<div><button class="button" @click=${() => void this.load()}>${say('admin.more')}</button></div>`
        : nothing
    }
    </section>`;
  }
}

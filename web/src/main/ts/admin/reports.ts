import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Piece } from '../core/element';
import { say } from '../core/words';
import { moment } from '../house/said';
import { act, read, type Reported } from './office';

interface Accused {
  whom: { person: string; name: string; reporters: number; reports: number };
  shown: Reported[];
}

/** A report: what it is about, where in which match, and why. */
export function reported(each: Reported): TemplateResult {
  const { report } = each;
  return html`<li class="report stack">
    <span class="small soft">
      ${moment(report.wallMillis)} · ${say(`admin.report.${report.kind}`)} ·
      <a href="/t/${each.table}">${say('admin.report.table')}</a>
      ${report.version >= 0 ? html` · ${say('admin.report.at', [report.version])}` : nothing}
      ${each.resolvedMillis ? html` · ${say('admin.report.resolved')}` : nothing}
    </span>
    ${each.text ? html`<blockquote>${each.text}</blockquote>` : nothing}
    <span>${report.reason || say('admin.report.no-reason')}</span>
    ${
    report.by
      ? html`<a class="small" href="/admin/people/${report.by}">${say('admin.report.by')}</a>`
      : html`<span class="small soft">${say('admin.report.by-nobody')}</span>`
  }
  </li>`;
}

/** The queue: those whom most different people reported come first. */
@customElement('admin-reports')
export class AdminReports extends Piece {
  @state()
  private people: Accused[] | undefined;
  @state()
  private next = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load(0);
  }

  private async load(from: number): Promise<void> {
    const answer = await read<{ people: Accused[]; next: number }>(`reports?from=${from}`);
    this.people = from ? [...(this.people ?? []), ...answer.people] : answer.people;
    this.next = answer.next;
  }

  private async judge(word: string, each: Accused): Promise<void> {
    if (await act(word, each.whom.person, each.whom.name || each.whom.person)) await this.load(0);
  }

  override render() {
    if (!this.people) return nothing;
    return html`<section class="stack">
      ${this.people.length === 0 ? html`<p class="soft">${say('admin.reports.none')}</p>` : nothing}
      <ul class="cards">${this.people.map((each) => this.accused(each))}</ul>
      ${
      this.next
        ? html`<div><button class="button" @click=${() => void this.load(this.next)}>${
          say('admin.more')
        }</button></div>`
        : nothing
    }
    </section>`;
  }

  private accused(each: Accused): TemplateResult {
    return html`<li class="card stack">
      <h2><a href="/admin/people/${each.whom.person}">${each.whom.name || each.whom.person}</a></h2>
      <p class="small soft">${say('admin.reports.by', [each.whom.reporters])} · ${
      say('admin.reports.in-all', [each.whom.reports])
    }</p>
      <ul class="stack">${each.shown.map(reported)}</ul>
      <div class="acts">
        ${
      ['resolve', 'warn', 'silence', 'ban'].map((word) =>
        html`<button class=${word === 'ban' ? 'button risk' : 'button'} @click=${() => void this.judge(word, each)}>${
          say(`admin.act.${word}`)
        }</button>`
      )
    }
      </div>
    </li>`;
  }
}

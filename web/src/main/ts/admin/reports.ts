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

/** A report: what it is about, where in which match or on which page, and why. */
export function reported(each: Reported, changed: () => void): TemplateResult {
  const { report } = each;
  return html`<li class="report stack">
    <span class="small soft">
      ${moment(report.wallMillis)} · ${say(`admin.report.${report.kind}`)} ${where(each)}
      ${each.resolvedMillis ? html` · ${say('admin.report.resolved')}` : nothing}
    </span>
    ${each.text ? html`<blockquote>${each.text}</blockquote>` : nothing}
    <span>${report.reason || say('admin.report.no-reason')}</span>
    ${
    report.by
      ? html`<a class="small" href="/admin/people/${report.by}">${say('admin.report.by')}</a>`
      : html`<span class="small soft">${say('admin.report.by-nobody')}</span>`
  }
    ${report.kind === 'replay' && each.there ? endReplay(each, changed) : nothing}
  </li>`;
}

/** The table, and the moment of the match once it is over; or the page, as long as there is one. */
function where({ table, page, report, over, there }: Reported): TemplateResult {
  const { match, version } = report;
  const number = match.slice(match.lastIndexOf('.') + 1);
  const place = version < 0
    ? say('admin.report.match', [number])
    : match
    ? say('admin.report.match-at', [number, version])
    : say('admin.report.at', [version]);
  const at = Math.max(0, version - 1);
  return html`${table ? html`· <a href="/t/${table}">${say('admin.report.table')}</a>` : nothing}
    ${page && there ? html`· <a href=${page}>${say('admin.report.page')}</a>` : nothing}
    ${page && !there ? html`· ${say('admin.report.gone')}` : nothing}
    ${match && over ? html`· <a href="/m/${match}?at=${at}">${place}</a>` : nothing}
    ${!(match && over) && (match || version >= 0) ? html`· ${place}` : nothing}`;
}

function endReplay({ page, text }: Reported, changed: () => void): TemplateResult {
  const end = async () => {
    if (await act('end-replay', page.slice(page.lastIndexOf('/') + 1), text)) changed();
  };
  return html`<div class="acts"><button class="button risk" @click=${() => void end()}>${
    say('admin.act.end-replay')
  }</button></div>`;
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
      <ul class="stack">${each.shown.map((one) => reported(one, () => void this.load(0)))}</ul>
      <div class="acts">
        ${
      ['resolve', 'note', 'warn', 'silence', 'ban'].map((word) =>
        html`<button class=${word === 'ban' ? 'button risk' : 'button'} @click=${() => void this.judge(word, each)}>${
          say(`admin.act.${word}`)
        }</button>`
      )
    }
      </div>
    </li>`;
  }
}

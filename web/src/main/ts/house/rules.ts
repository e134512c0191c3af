import style from '../../css/reading.css';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { games } from '../core/api';
import { Piece } from '../core/element';
import { language } from '../core/settings';
import { adopt } from '../core/sheet';
import { say } from '../core/words';
import { type Block, codesApart, type ListItem, parse, plain, type Span } from './markdown';
import './diagram';

adopt(style);

/** The rules of a game for people to read: chapters, diagrams, and an anchor at every rule that has a number. */
@customElement('rules-page')
export class RulesPage extends Piece {
  @property()
  game = '';
  /** In the table's drawer the game's name and the contents step back. */
  @property({ type: Boolean })
  drawer = false;
  /** Where to go first: a rule's number or a chapter. */
  @property()
  at = '';
  @state()
  private name = '';
  @state()
  private blocks: Block[] | undefined;
  private anchored = new Set<string>();
  private roaming = false;
  private readonly roam = () => (this.roaming = true);

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const move of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(move, this.roam);
  }

  private async load(): Promise<void> {
    const [all, text] = await Promise.all([games(), this.text(language())]);
    this.name = all.games.find((each) => each.id === this.game)?.name ?? this.game;
    this.blocks = parse(text).filter((each) => each.kind !== 'heading' || each.depth > 1);
    if (!this.drawer) document.title = say('rules.title', [this.name]);
    await this.updateComplete;
    this.show(this.at);
    this.addEventListener('drawn', () => this.stay());
    for (const move of ['wheel', 'touchmove', 'keydown']) window.addEventListener(move, this.roam);
  }

  /**
   * A diagram that was drawn later has moved the text: what was asked for comes back, unless the reader has moved on.
   */
  private stay(): void {
    if (!this.roaming) this.show(this.at);
  }

  private async text(lang: string): Promise<string> {
    const answer = await fetch(`/rules/${this.game}/${lang}.md`);
    if (answer.ok) return answer.text();
    return lang === 'en' ? say('rules.missing') : this.text('en');
  }

  /** Brings a rule or a chapter into view. */
  show(id: string): void {
    if (!id) return;
    const found = this.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (!found) return;
    this.querySelector('.found')?.classList.remove('found');
    found.closest('li, p')?.classList.add('found');
    found.scrollIntoView({ block: 'start' });
    found.focus({ preventScroll: true });
  }

  override render() {
    if (!this.blocks) return nothing;
    this.anchored = new Set();
    const chapters = this.blocks.filter((each) => each.kind === 'heading' && each.depth === 2);
    return html`<article class=${this.drawer ? 'rules drawer' : 'rules'}>
      ${this.drawer ? nothing : html`<h1>${say('rules.title', [this.name])}</h1>`}
      <nav aria-label=${say('rules.contents')}>
        <ul>
          ${chapters.map((each) => (each.kind === 'heading' ? this.entry(each.id, plain(each.text)) : nothing))}
        </ul>
      </nav>
      <div class="text">${this.blocks.map((each) => this.block(each))}</div>
    </article>`;
  }

  private entry(id: string, text: string): TemplateResult {
    return html`<li><a href="#${id}" @click=${(click: Event) => this.follow(click, id)}>${text}</a></li>`;
  }

  /** Inside a drawer the address stays that of the table. */
  private follow(click: Event, id: string): void {
    if (this.drawer) click.preventDefault();
    this.roaming = true;
    this.show(id);
  }

  private block(block: Block): TemplateResult {
    if (block.kind === 'heading') {
      const text = block.text.map((each) => this.span(each));
      if (block.depth === 2) return html`<h2 id=${block.id} tabindex="-1">${text}</h2>`;
      return html`<h3 id=${block.id} tabindex="-1">${text}</h3>`;
    }
    if (block.kind === 'paragraph') return html`<p>${this.sentences(block.text)}</p>`;
    if (block.kind === 'list') return this.list(block.ordered, block.items);
    if (block.kind === 'table') return this.table(block.head, block.rows);
    if (block.language === 'diagram') return html`<rule-diagram .game=${this.game} .text=${block.text}></rule-diagram>`;
    return html`<pre tabindex="0">${block.text}</pre>`;
  }

  private list(ordered: boolean, items: ListItem[]): TemplateResult {
    const each = items.map(
      (item) => html`<li>${this.sentences(item.text)} ${item.below.map((block) => this.block(block))}</li>`,
    );
    return ordered ? html`<ol>${each}</ol>` : html`<ul>${each}</ul>`;
  }

  /** Sentences with the codes of their rules at the margin, where they are found and disturb nobody who reads. */
  private sentences(spans: Span[]): TemplateResult {
    const { text, codes } = codesApart(spans);
    const margin = codes.length ? html`<span class="codes">${codes.map((each) => this.rule(each))}</span>` : nothing;
    return html`${text.map((each) => this.span(each))} ${margin}`;
  }

  private table(head: Span[][], rows: Span[][][]): TemplateResult {
    const cell = (spans: Span[]) => spans.map((each) => this.span(each));
    return html`<div class="scroll" tabindex="0">
      <table>
        <thead>
          <tr>${head.map((each) => html`<th scope="col">${cell(each)}</th>`)}</tr>
        </thead>
        <tbody>
          ${rows.map((row) => html`<tr>${row.map((each) => html`<td>${cell(each)}</td>`)}</tr>`)}
        </tbody>
      </table>
    </div>`;
  }

  private span(span: Span): TemplateResult | string {
    if (span.kind === 'text') return span.text;
    if (span.kind === 'code') return html`<code>${span.text}</code>`;
    if (span.kind === 'strong') return html`<strong>${span.parts.map((each) => this.span(each))}</strong>`;
    if (span.kind === 'emphasis') return html`<em>${span.parts.map((each) => this.span(each))}</em>`;
    if (span.kind === 'rule') return this.rule(span.text);
    const safe = /^(https?:|\/|#)/.test(span.to) ? span.to : '#';
    return html`<a href=${safe} rel="noreferrer">${span.parts.map((each) => this.span(each))}</a>`;
  }

  /** The first time a rule is named is its place; after that it is a way there. */
  private rule(id: string): TemplateResult {
    const go = (click: Event) => this.follow(click, id);
    if (this.anchored.has(id)) return html`<a class="rule" href="#${id}" @click=${go}>${id}</a>`;
    this.anchored.add(id);
    return html`<a class="rule" id=${id} href="#${id}" @click=${go}>${id}</a>`;
  }
}

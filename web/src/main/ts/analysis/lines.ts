import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../core/words';
import { percent } from '../table/review/figures';
import type { AnalysisLine, AnalysisStep } from './protocol';

/** How a page says a step, and where a line of steps leads. */
interface Saying {
  step(step: string): string;
  address(steps: string[]): string;
}

/** The lines that a bot thinks of, each step a link to where it leads. */
export function linesOf(lines: AnalysisLine[], saying: Saying): TemplateResult {
  const head = (key: string) => html`<th scope="col">${say(`analysis.${key}`)}</th>`;
  const word = ({ actor, word }: AnalysisStep) => `${actor} ${word}`;
  const step = (steps: AnalysisStep[], i: number) =>
    html`<li><a href=${saying.address(steps.slice(0, i + 1).map(word))}>${saying.step(word(steps[i]))}</a>
      ${i ? html`<span class="small soft number">${figures(steps[i])}</span>` : nothing}</li>`;
  return html`<div class="scrolls" tabindex="0" role="group" aria-label=${say('analysis.thoughts')}><table>
    <thead><tr>${['line', 'share', 'value', 'why'].map(head)}</tr></thead>
    <tbody>${
    lines.map(({ steps, reason }) =>
      html`<tr><td><ol>${steps.map((_, i) => step(steps, i))}</ol></td>
        <td class="number">${percent(steps[0].sharePermille)}</td>
        <td class="number">${percent(steps[0].valuePermille ?? 0)}</td><td>${reason?.message ?? ''}</td></tr>`
    )
  }</tbody></table></div>`;
}

function figures({ sharePermille, valuePermille }: AnalysisStep): string {
  const share = percent(sharePermille);
  return valuePermille === undefined ? share : say('analysis.step', [share, percent(valuePermille)]);
}

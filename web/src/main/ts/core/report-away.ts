import { html, nothing, type TemplateResult } from 'lit';
import { me, post } from './api';
import { askReport } from './ask-report';
import { icon } from './icons';
import { toast } from './toast';
import { say } from './words';

/** What stands on a page and can be shown to those who run the server. */
export type Reportable = { person: string } | { tournament: string } | { replay: string };

/** Shows it to them, after asking why. */
export async function reportAway(name: string, what: Reportable): Promise<void> {
  const sent = await askReport(
    name,
    'person' in what ? ['name', 'conduct'] : [],
    'away',
    async ({ matter, reason }) => {
      await post('/api/reports', 'person' in what ? { ...what, matter, reason } : { ...what, reason });
    },
  );
  if (sent) toast(say('report.done'));
}

/** A small flag behind somebody's name in a list; none behind one's own, and none for somebody without a name here. */
export function personFlag(person: string | undefined, name: string | undefined): TemplateResult | typeof nothing {
  if (!person || !name || !me() || person === me()?.id) return nothing;
  return html`<button class="button plain square flag" aria-label=${say('people.report', [name])}
    @click=${() => void reportAway(name, { person })}>${icon('flag')}</button>`;
}

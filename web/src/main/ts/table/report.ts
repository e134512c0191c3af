import { askReport } from '../core/ask-report';
import { toast } from '../core/toast';
import { say } from '../core/words';
import type { AboutPerson } from './about-person';
import type { Scene } from './scene';

/** Shows a line, a name or a conduct to those who run the server; the table adds the place in the match. */
export async function report({ session }: Scene, about: AboutPerson): Promise<void> {
  const { said } = about;
  const wish = await askReport(about.name, [...(said ? ['line'] : []), 'name', 'conduct'], 'place');
  if (!wish) return;
  const { matter, reason } = wish;
  const answer = said && matter === 'line'
    ? await session.ask('report', { line: said.number, reason })
    : await session.ask('report-person', { person: about.person, matter, reason });
  toast(answer.refused ? answer.refused.message : say('report.done'));
}

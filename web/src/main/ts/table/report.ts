import { askReport } from '../core/ask-report';
import { toast } from '../core/toast';
import { say } from '../core/words';
import type { AboutPerson } from './about-person';
import type { Scene } from './scene';

/** Shows a line, a name or a conduct to those who run the server; the table adds the place in the match. */
export async function report({ session }: Scene, about: AboutPerson): Promise<void> {
  const { said } = about;
  const matters = [...(said ? ['line'] : []), 'name', 'conduct'];
  const sent = await askReport(about.name, matters, 'place', async ({ matter, reason }) => {
    const answer = said && matter === 'line'
      ? await session.ask('report', { line: said.number, reason })
      : await session.ask('report-person', { person: about.person, matter, reason });
    if (answer.refused) throw new Error(answer.refused.message);
  });
  if (sent) toast(say('report.done'));
}

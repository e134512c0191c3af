import { html, nothing, type TemplateResult } from 'lit';

/** The lines that were tried, as a tree: what was played first in a place is the main line there. */
export class LineTree {
  private readonly root: Branch = { word: '', after: [] };

  /** Notes a line, as far as it is new. */
  add(line: string[]): void {
    let at = this.root;
    for (const word of line) {
      let next = at.after.find((each) => each.word === word);
      if (!next) at.after.push(next = { word, after: [] });
      at = next;
    }
  }

  /** As lists in lists: a line goes on in its list, and each other way is a list of its own. */
  drawn(now: string[], address: (line: string[]) => string, say: (word: string) => string): TemplateResult {
    const item = (line: string[]): TemplateResult =>
      html`<li><a href=${address(line)} aria-current=${line.join('|') === now.join('|') ? 'true' : nothing}>${
        say(line[line.length - 1])
      }</a></li>`;
    const list = (from: Branch, before: string[]): TemplateResult => {
      const items: TemplateResult[] = [];
      let [at, line] = [from, before];
      while (at.after.length) {
        const [main, ...others] = at.after;
        const here = line;
        items.push(item([...here, main.word]));
        others.forEach((each) => {
          const other = [...here, each.word];
          items.push(html`<li><ul>${item(other)}</ul>${each.after.length ? list(each, other) : nothing}</li>`);
        });
        [at, line] = [main, [...here, main.word]];
      }
      return html`<ul>${items}</ul>`;
    };
    return list(this.root, []);
  }
}

interface Branch {
  word: string;
  after: Branch[];
}

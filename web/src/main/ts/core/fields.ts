import { html, type TemplateResult } from 'lit';

/** A choice among a few, as one bar. */
export function segments(
  name: string,
  label: string,
  values: { value: string; label: string }[],
  chosen: string,
  choose: (value: string) => void,
): TemplateResult {
  return html`<div class="segments" role="radiogroup" aria-label=${label}>
    ${
    values.map(
      (each) =>
        html`<label
          ><input
            type="radio"
            name=${name}
            .value=${each.value}
            .checked=${each.value === chosen}
            @change=${() => choose(each.value)}
          /><span>${each.label}</span></label
        >`,
    )
  }
  </div>`;
}

/** Something that is on or off. */
export function toggle(label: string, on: boolean, change: (on: boolean) => void): TemplateResult {
  return html`<label class="switch"
    ><input
      type="checkbox"
      role="switch"
      .checked=${on}
      @change=${(event: Event) => change((event.target as HTMLInputElement).checked)}
    /><span>${label}</span></label
  >`;
}

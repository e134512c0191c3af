import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { me, rename } from '../core/api';
import { Piece } from '../core/element';
import { segments, toggle } from '../core/fields';
import { change, type Language, language, type Settings, settings } from '../core/settings';
import { play } from '../core/sound';
import { say } from '../core/words';
import '../near/keep-house';

/** Languages are named in themselves, so that everybody finds their own. */
const NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch', pl: 'Polski' };

/** How the house looks, sounds and moves in this browser. */
@customElement('settings-page')
export class SettingsPage extends Piece {
  @state()
  private blocked = false;

  override render() {
    document.title = say('settings.title');
    const now = settings();
    return html`<div class="settings">
      <h1>${say('settings.title')}</h1>
      <p class="soft">${say('settings.lead')}</p>
      ${this.languages()} ${this.choice('theme', ['system', 'light', 'dark'], now.theme)}
      ${this.choice('text', ['normal', 'large', 'larger'], now.text)} ${
      this.choice('motion', ['system', 'on', 'off'], now.motion)
    }
      ${this.choice('speed', ['calm', 'usual', 'quick'], now.speed)}
      ${this.choice('bots', ['calm', 'usual', 'quick'], now.bots)}
      ${this.flag('sound', now.sound)} ${now.sound ? this.volume(now.volume) : nothing}
      ${this.flag('patterns', now.patterns)}
      <div class="field">
        ${toggle(say('settings.notify'), now.notify, (on) => void this.notify(on))}
        ${this.blocked ? html`<p class="help" role="status">${say('settings.notify.blocked')}</p>` : nothing}
        <p class="help"><a href="/alerts">${say('settings.alerts')}</a></p>
      </div>
      <keep-house></keep-house>
    </div>`;
  }

  private languages(): TemplateResult {
    const all = Object.entries(NAMES).map(([value, label]) => ({ value, label }));
    return html`<div class="field">
      <span class="label">${say('settings.language')}</span>
      ${segments('language', say('settings.language'), all, language(), (value) => this.speak(value as Language))}
    </div>`;
  }

  /** The server speaks the chosen language too, for instance in mail; one that is away goes on in the one before. */
  private speak(value: Language): void {
    change({ language: value });
    const person = me();
    if (person) void rename(person.name).catch(() => {});
  }

  /** One hears at once how loud it is. */
  private volume(now: number): TemplateResult {
    const set = (event: Event): void => {
      change({ volume: Number((event.target as HTMLInputElement).value) });
      play('turn');
    };
    return html`<label class="field">
      <span class="label">${say('settings.volume')}</span>
      <input class="time" type="range" min="10" max="100" step="10" .value=${String(now)} @change=${set} />
    </label>`;
  }

  private choice(
    name: 'theme' | 'text' | 'motion' | 'speed' | 'bots',
    values: string[],
    chosen: string,
  ): TemplateResult {
    const label = say(`settings.${name}`);
    const all = values.map((value) => ({ value, label: say(`settings.${name}.${value}`) }));
    return html`<div class="field">
      <span class="label">${label}</span>
      ${segments(name, label, all, chosen, (value) => change({ [name]: value } as Partial<Settings>))}
    </div>`;
  }

  private flag(name: 'sound' | 'patterns', on: boolean): TemplateResult {
    return html`<div class="field">
      ${
      toggle(say(`settings.${name}`), on, (value) => {
        change({ [name]: value });
        if (name === 'sound') play('turn');
      })
    }
      <p class="help">${say(`settings.${name}.help`)}</p>
    </div>`;
  }

  private async notify(on: boolean): Promise<void> {
    const allowed = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    this.blocked = on && !allowed;
    change({ notify: allowed });
  }
}

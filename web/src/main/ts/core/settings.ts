/** What a person has chosen about this page, kept in this browser. */
export interface Settings {
  language: Language | '';
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  volume: number;
  motion: 'system' | 'on' | 'off';
  /** How fast things move: `calm` takes longer, `quick` is over sooner. */
  speed: 'calm' | 'usual' | 'quick';
  /** Whether a bot's move waits a moment before it is shown, or is there at once. */
  bots: 'calm' | 'usual' | 'quick';
  patterns: boolean;
  text: 'normal' | 'large' | 'larger';
  notify: boolean;
}

export const LANGUAGES = ['en', 'fr', 'de', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'tablee.settings';
const USUAL: Settings = {
  language: '',
  theme: 'system',
  sound: true,
  volume: 60,
  motion: 'system',
  speed: 'usual',
  bots: 'usual',
  patterns: false,
  text: 'normal',
  notify: false,
};

const listeners = new Set<(now: Settings) => void>();
let now: Settings = read();

function read(): Settings {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...USUAL };
  }
}

export function settings(): Settings {
  return now;
}

export function change(what: Partial<Settings>): void {
  now = { ...now, ...what };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Where nothing can be kept, it holds until the page closes.
  }
  apply();
  listeners.forEach((each) => each(now));
}

/** Calls back after every change; returns what ends it. */
export function watch(listener: (now: Settings) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function language(): Language {
  if (now.language) return now.language;
  const wished = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return LANGUAGES.find((each) => each === wished.find((wish) => LANGUAGES.includes(wish as Language))) ?? 'en';
}

/** Whether things may move. */
export function motion(): boolean {
  return now.motion === 'system' ? !matchMedia('(prefers-reduced-motion: reduce)').matches : now.motion === 'on';
}

const SPEEDS: Record<Settings['speed'], number> = { calm: 1.6, usual: 1, quick: 0.5 };

let haste = 1;

/** How many times as fast things move for now, whatever was chosen: a replay has its own speed. */
export function hasten(times: number): void {
  haste = times;
}

/** By how much all that moves is stretched. */
export function stretch(): number {
  return (SPEEDS[now.speed] ?? 1) / haste;
}

export function dark(): boolean {
  return now.theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : now.theme === 'dark';
}

/** Puts the settings where the style sheets look for them. */
export function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = dark() ? 'dark' : 'light';
  root.dataset.text = now.text;
  root.dataset.motion = motion() ? 'on' : 'off';
  root.dataset.patterns = now.patterns ? 'on' : 'off';
  root.lang = language();
}

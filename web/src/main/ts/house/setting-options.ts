import type { Words } from '../core/words';
import { optionValue } from '../table/terms';

/** What a setting that teams play against is called by, such as `3 difficulty=hard round=60`, after how many they are. */
export function settingOptions(name: string, words: Words | undefined): string[] {
  return name.split(' ').slice(1).map((each) => each.split('=')).map(([id, value]) =>
    words ? `${words.say(`option.${id}`)}: ${optionValue(id, value, words)}` : `${id}: ${value}`
  );
}

import type { Words } from '../core/words';
import { optionValue } from '../table/terms';

/** The options of a setting that teams play against, such as `3 difficulty=hard round=60`, in words. */
export function settingOptions(name: string, words: Words | undefined): string[] {
  return name.split(' ').slice(1).map((each) => each.split('=')).map(([id, value]) =>
    words ? `${words.say(`option.${id}`)}: ${optionValue(id, value, words)}` : `${id}: ${value}`
  );
}

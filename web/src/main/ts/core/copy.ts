import { toast } from './toast';

/**
 * Copies a text and says so. Browsers lend the clipboard only to secure pages; over plain http a field is selected and
 * copied.
 */
export async function copy(text: string, done: string): Promise<void> {
  const copied = navigator.clipboard
    ? await navigator.clipboard.writeText(text).then(() => true, () => byField(text))
    : byField(text);
  toast(copied ? done : text);
}

function byField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'aloud';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}

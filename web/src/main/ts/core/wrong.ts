/** Says below a field what is wrong with it, and leads there. */
export function wrong(input: HTMLInputElement, message: string): void {
  const note = document.createElement('span');
  note.className = 'wrong small';
  note.id = `wrong-${input.name}`;
  note.setAttribute('role', 'alert');
  note.textContent = message;
  input.after(note);
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', note.id);
  input.focus();
}

/** What was said of the fields is gone. */
export function fine(form: HTMLFormElement): void {
  form.querySelectorAll('.wrong').forEach((each) => each.remove());
  form.querySelectorAll('[aria-invalid]').forEach((each) => each.removeAttribute('aria-invalid'));
}

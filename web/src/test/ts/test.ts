/** What the tests of the client need: a name, something to do, and two things that have to be equal. */
interface Runner {
  test(name: string, run: () => void | Promise<void>): void;
}

export function test(name: string, run: () => void | Promise<void>): void {
  (globalThis as unknown as { Deno: Runner }).Deno.test(name, run);
}

export function equal(actual: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new Error(`expected ${should}\n     but it is ${is}`);
}

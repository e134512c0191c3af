/** One request to the house, as JSON; the answer is one too. */
export type Ask = (request: object) => any;

/** What simulates throws for the house: a program apart, which only a game with a thrown die needs. */
interface Physics {
  put(number: number): void;
  run(): void;
  next(): number;
}

let physics: Physics | undefined;

function thrower(): Physics {
  if (!physics) throw new Error('no physics');
  return physics;
}

/**
 * What the compiler's own loader offers, as far as this program uses it. That loader makes code out of texts, which our
 * policy forbids.
 */
function imports(module: WebAssembly.Module): WebAssembly.Imports {
  const { dataSize = 0, min = 1 } = JSON.parse(section(module, 'teavm.memoryRequirements') || '{}');
  const number = (value: number) => new WebAssembly.Global({ value: 'i32', mutable: false }, value);
  return {
    env: { memory: new WebAssembly.Memory({ initial: Math.max(min, 1), maximum: 32_767 }) },
    teavmMemory: {
      notifyHeapResized: () => {},
      heapOffset: number((dataSize + 7) & ~7),
      maxSize: number(0x7fff_0000),
    },
    physics: {
      put: (number: number) => thrower().put(number),
      run: () => thrower().run(),
      next: () => thrower().next(),
    },
    teavmConsole: { putcharStderr: () => {} },
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmMath: Math as unknown as WebAssembly.ModuleImports,
    teavm: { takeStackTrace: () => ({ getStack: () => [] }), decorateException: () => {} },
    teavmJso: {
      stringBuiltinsSupported: () => 1,
      global: (name: string) => (globalThis as any)[name],
      getProperty: (of: any, name: string) => (of ?? globalThis)[name],
      callMethod0: (of: any, name: string) => (of ?? globalThis)[name](),
      callMethod1: (of: any, name: string, arg: unknown) => (of ?? globalThis)[name](arg),
      // Asked for once, as the function that gives back its text.
      createFunction1: () => (text: unknown) => text,
      callFunction1: (call: (arg: unknown) => unknown, arg: unknown) => call(arg),
      createClass: () => class {},
      defineFunction: (made: unknown) => made,
      defineStaticMethod: () => {},
      isUndefined: (value: unknown) => (value === undefined ? 1 : 0),
      instanceOf: (value: unknown, type: any) => (value instanceof type ? 1 : 0),
      wrapInt: same,
      unwrapInt: same,
      unwrapDouble: same,
      wrapObject: same,
      javaObjectToJS: same,
      unwrapJavaObject: same,
    },
  };
}

function same<T>(value: T): T {
  return value;
}

function section(module: WebAssembly.Module, name: string): string {
  const [found] = WebAssembly.Module.customSections(module, name);
  return found ? new TextDecoder().decode(found) : '';
}

async function exportsOf(address: string): Promise<WebAssembly.Exports> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no ${address}: ${answer.status}`);
  const compile = WebAssembly.compile as (bytes: BufferSource, options: object) => Promise<WebAssembly.Module>;
  const module = await compile(await answer.arrayBuffer(), { builtins: ['js-string'] });
  return (await WebAssembly.instantiate(module, imports(module))).exports;
}

export async function loadPhysics(address: string): Promise<void> {
  physics = (await exportsOf(address)) as unknown as Physics;
}

/** The house of this page, as it came from the server or from what is kept for days without one. */
export async function load(address: string): Promise<Ask> {
  const { put, run, letter } = (await exportsOf(address)) as unknown as {
    put(letter: number): void;
    run(): number;
    letter(at: number): number;
  };
  return (request) => {
    const text = JSON.stringify(request);
    for (let i = 0; i < text.length; i++) put(text.charCodeAt(i));
    const length = run();
    const letters = new Uint16Array(length);
    for (let i = 0; i < length; i++) letters[i] = letter(i);
    return JSON.parse(new TextDecoder('utf-16le').decode(letters));
  };
}

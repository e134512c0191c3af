/** The bytes that hexadecimal digits stand for. */
export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((each) => each.toString(16).padStart(2, '0')).join('');
}

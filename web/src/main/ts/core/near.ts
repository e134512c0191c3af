/** How the names of tables begin that live in this page; those of servers never do. */
const NEAR = 'here-';

/** Whether a table, or an address that leads to one, is in this page. */
export function isNear(address: string): boolean {
  return address.startsWith(NEAR) || address.includes(`/${NEAR}`);
}

export function nearName(): string {
  return NEAR + Array.from(crypto.getRandomValues(new Uint8Array(8)), (each) => each.toString(36)).join('');
}

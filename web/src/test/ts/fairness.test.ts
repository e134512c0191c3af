import { sha256 } from '../../main/ts/core/sha256';
import { commitment } from '../../main/ts/table/fairness';
import { equal, test } from './test';

const bytes = (text: string) => new TextEncoder().encode(text);

test('SHA-256 says what the standard says', () => {
  equal(sha256(bytes('')), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  equal(sha256(bytes('abc')), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  equal(
    sha256(bytes('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')),
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  equal(sha256(bytes('a'.repeat(1_000_000))), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
});

test('SHA-256 agrees with the browser at every length round a block', async () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', message));
    equal(sha256(message), [...digest].map((each) => each.toString(16).padStart(2, '0')).join(''));
  }
});

test('A commitment is made of the seed as bytes and the header as text', () => {
  equal(commitment('616263', {}), sha256(bytes('abc{}')));
});

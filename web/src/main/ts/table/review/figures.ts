import { language } from '../../core/settings';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Thousandths of a win as points of a hundred, with their sign: the parts still add up. */
export function points(permille: number): string {
  return new Intl.NumberFormat(language(), { ...TENTHS, signDisplay: 'exceptZero' }).format(permille / 10)
    .replace('-', '−');
}

/** A chance as people say it. */
export function percent(permille: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(permille / 1000);
}

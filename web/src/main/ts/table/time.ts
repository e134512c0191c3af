const DAY = 86_400_000;

/** `2:05`, `1:02:05`, or days and hours where there are days. */
export function time(millis: number): string {
  if (millis >= DAY) return `${Math.floor(millis / DAY)} d ${Math.floor((millis % DAY) / 3_600_000)} h`;
  const seconds = Math.ceil(millis / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

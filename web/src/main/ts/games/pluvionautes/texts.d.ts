/** The bundler gives the text of such a file. */
declare module '*.txt' {
  const text: string;
  export default text;
}

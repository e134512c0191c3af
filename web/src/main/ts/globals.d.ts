/** True in builds for looking at boards without a server, see web/README.md. */
declare const DEV: boolean;

/** The bundler gives the text of such a file: the style of what a script draws. */
declare module '*.css' {
  const text: string;
  export default text;
}

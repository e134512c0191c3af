/** True in builds for looking at boards without a server, see web/README.md. */
declare const DEV: boolean;

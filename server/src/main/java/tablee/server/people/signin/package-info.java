/**
 * Ways into an account: {@link tablee.server.people.signin.AccountRoutes} by a password, {@link tablee.server.people.signin.PasskeyRoutes} by a key, {@link tablee.server.people.signin.RecoveryRoutes} by a code;
 * each ends in {@link tablee.server.people.signin.AccountEntry}. {@link tablee.server.people.signin.SignInTries} keeps guessers out, {@link tablee.server.people.signin.PasswordHasher} hashes, {@link tablee.server.people.signin.SessionRoutes}
 * lists where somebody is signed in.
 */
package tablee.server.people.signin;

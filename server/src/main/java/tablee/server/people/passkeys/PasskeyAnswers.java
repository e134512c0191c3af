package tablee.server.people.passkeys;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.exception.DataConversionException;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationData;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationData;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.attestation.AttestationObject;
import com.webauthn4j.data.attestation.authenticator.AttestedCredentialData;
import com.webauthn4j.data.attestation.authenticator.AuthenticatorData;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.attestation.statement.NoneAttestationStatement;
import com.webauthn4j.data.client.CollectedClientData;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.Challenge;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.verifier.exception.BadOriginException;
import com.webauthn4j.verifier.exception.BadRpIdException;
import com.webauthn4j.verifier.exception.MaliciousCounterValueException;
import com.webauthn4j.verifier.exception.UserNotPresentException;
import com.webauthn4j.verifier.exception.UserNotVerifiedException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import tablee.server.http.HttpFault;
import tablee.store.people.Passkeys;

/**
 * What devices answer, read and believed or not. Only here is the library that knows how, and it is loaded with the first passkey: a
 * server starts without it. Everything that is wrong is a {@link HttpFault}.
 */
public final class PasskeyAnswers {
    private static final ObjectConverter CONVERTER = new ObjectConverter();
    private static final WebAuthnManager LIBRARY = WebAuthnManager.createNonStrictWebAuthnManager(CONVERTER);
    private static final AttestedCredentialDataConverter HALVES = new AttestedCredentialDataConverter(CONVERTER);

    private static final List<PublicKeyCredentialParameters> KINDS = PasskeyOptions.ALGORITHMS.stream()
            .map(COSEAlgorithmIdentifier::create)
            .map(each -> new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, each))
            .toList();

    private PasskeyAnswers() {}

    /** A key that a device says to have made. */
    public record Made(RegistrationData data) {
        public static Made read(ObjectNode credential) {
            return reading(() -> new Made(LIBRARY.parseRegistrationResponseJSON(credential.toString())));
        }

        public byte[] challenge() {
            return PasskeyAnswers.challenge(Optional.ofNullable(data.getCollectedClientData()));
        }

        /** The key, if all is as it was asked for: a {@link HttpFault} otherwise. */
        public Passkeys.Passkey verify(PasskeySite site, String id, String person, String name, int day) {
            return believing(() -> {
                LIBRARY.verify(data, new RegistrationParameters(asked(site, challenge()), KINDS, true, true));
                return key(id, person, name, day);
            });
        }

        private Passkeys.Passkey key(String id, String person, String name, int day) {
            AuthenticatorData<?> said = Optional.ofNullable(data.getAttestationObject())
                    .map(AttestationObject::getAuthenticatorData)
                    .orElseThrow();
            AttestedCredentialData half =
                    Optional.ofNullable(said.getAttestedCredentialData()).orElseThrow();
            return new Passkeys.Passkey(
                    id,
                    person,
                    name,
                    half.getCredentialId(),
                    HALVES.convert(half),
                    said.getSignCount(),
                    said.isFlagBE(),
                    day,
                    day);
        }
    }

    /** A key that a device says to have signed with. */
    public record Shown(AuthenticationData data) {
        public static Shown read(ObjectNode credential) {
            return reading(() -> new Shown(LIBRARY.parseAuthenticationResponseJSON(credential.toString())));
        }

        public byte[] challenge() {
            return PasskeyAnswers.challenge(Optional.ofNullable(data.getCollectedClientData()));
        }

        public byte[] credential() {
            return Optional.ofNullable(data.getCredentialId()).orElseThrow(PasskeyAnswers::unreadable);
        }

        /** Whether the device says so too; it may leave that out where somebody is known already. */
        public boolean isOf(String person, boolean known) {
            byte[] handle = data.getUserHandle();
            return handle == null || handle.length == 0 ? known : Arrays.equals(handle, PasskeyOptions.handle(person));
        }

        /** How often it was used by now, if this is the key: a {@link HttpFault} otherwise. */
        public long verify(PasskeySite site, Passkeys.Passkey key) {
            return believing(() -> {
                LIBRARY.verify(
                        data,
                        new AuthenticationParameters(
                                asked(site, challenge()), record(key), List.of(key.credential()), true, true));
                return Optional.ofNullable(data.getAuthenticatorData())
                        .orElseThrow()
                        .getSignCount();
            });
        }
    }

    private static CredentialRecordImpl record(Passkeys.Passkey key) {
        return new CredentialRecordImpl(
                new NoneAttestationStatement(),
                true,
                key.synced(),
                key.synced(),
                key.counter(),
                HALVES.convert(key.publicHalf()),
                null,
                null,
                null,
                Set.of());
    }

    private static ServerProperty asked(PasskeySite site, byte[] challenge) {
        return ServerProperty.builder()
                .origin(Origin.create(site.origin()))
                .rpId(site.host())
                .challenge(new DefaultChallenge(challenge))
                .build();
    }

    private static byte[] challenge(Optional<CollectedClientData> said) {
        return said.map(CollectedClientData::getChallenge)
                .map(Challenge::getValue)
                .orElseThrow(PasskeyAnswers::unreadable);
    }

    private static HttpFault unreadable() {
        return new HttpFault(400, "passkey-unreadable");
    }

    /** Strangers write it: whatever the library stumbles over, it is their mistake. */
    private static <T> T reading(Supplier<T> reader) {
        try {
            return reader.get();
        } catch (RuntimeException fault) {
            throw unreadable();
        }
    }

    private static <T> T believing(Supplier<T> verifier) {
        try {
            return verifier.get();
        } catch (RuntimeException fault) {
            throw refusal(fault);
        }
    }

    private static HttpFault refusal(RuntimeException fault) {
        if (fault instanceof HttpFault ours) return ours;
        if (fault instanceof DataConversionException) return unreadable();
        if (fault instanceof BadOriginException || fault instanceof BadRpIdException)
            return new HttpFault(401, "passkey-elsewhere");
        if (fault instanceof UserNotVerifiedException || fault instanceof UserNotPresentException)
            return new HttpFault(401, "passkey-unverified");
        if (fault instanceof MaliciousCounterValueException) return new HttpFault(401, "passkey-copied");
        return new HttpFault(401, "passkey-wrong");
    }
}

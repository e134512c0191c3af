package tablee.table.live;

import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.typed.ActorRef;

/** A connection to a table, from the person's side. */
public final class Call {
    private CompletionStage<ActorRef<Mail.ToLine>> line;

    Call(CompletionStage<ActorRef<Mail.ToLine>> line) {
        this.line = line;
    }

    /** The person asks for something, in a line of JSON. */
    public void say(String text) {
        tell(new Mail.Typed(text));
    }

    /** The person is gone. */
    public void hangUp() {
        tell(new Mail.HungUp());
    }

    /** One after the other, also what is said before the line stands. */
    private synchronized void tell(Mail.ToLine mail) {
        line = line.thenApply(ref -> {
            ref.tell(mail);
            return ref;
        });
    }
}

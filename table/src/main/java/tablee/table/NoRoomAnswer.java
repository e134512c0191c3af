package tablee.table;

import java.util.Optional;
import tablee.core.Refusal;
import tablee.table.message.Message;
import tablee.table.message.TableRefusal;
import tablee.wire.words.Words;

/** What is answered in the table's stead when what it did could not be stored (TABLE-34). */
public final class NoRoomAnswer {
    private NoRoomAnswer() {}

    /**
     * @param request that could not be carried out
     * @param version where the match still stands
     */
    public static String noRoom(String request, int version, String language) {
        Refusal refusal = TableRefusal.NO_ROOM.refusal();
        Message.Refused refused = new Message.Refused(
                refusal.rule(),
                refusal.key(),
                refusal.args(),
                Words.shared(language).refusal(refusal));
        return new Message.Answer(RequestHandler.id(request), false, version, Optional.of(refused)).text();
    }
}

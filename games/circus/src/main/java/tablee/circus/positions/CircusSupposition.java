package tablee.circus.positions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tablee.circus.rules.Artist;
import tablee.circus.rules.CircusRules;
import tablee.circus.rules.Notebook;
import tablee.circus.rules.Phase;
import tablee.core.Actor;
import tablee.core.BadInput;

/**
 * A position that fits a view. A view holds what lies there and not what somebody remembers, so that backs are whatever the tokens allow,
 * but for those that are shown or stand in the notebook.
 */
public final class CircusSupposition {
    private final CircusView view;
    private final CircusRules rules;
    private final int viewer;
    private final boolean looking;
    private final List<Artist> backs = new ArrayList<>();
    private final Set<Integer> tokens = new HashSet<>();

    private CircusSupposition(CircusView view, CircusRules rules, int viewer, boolean looking) {
        this.view = view;
        this.rules = rules;
        this.viewer = viewer;
        this.looking = looking;
    }

    /** @param looking whether the seat whose turn it is, not being this viewer, looks at a back just now */
    public static CircusPosition of(CircusView view, CircusRules rules, int viewer, boolean looking) {
        return new CircusSupposition(view, rules, viewer, looking).position();
    }

    private CircusPosition position() {
        if (!layBacks(0)) throw new BadInput("No ten tokens show this ring and these backs.");
        List<Artist> posters =
                view.sides().stream().flatMap(side -> side.posters().stream()).toList();
        Optional<Artist> last = posters.isEmpty() ? Optional.empty() : Optional.of(posters.get(posters.size() - 1));
        return new CircusPosition(
                view.phase(),
                view.turn(),
                view.seat(),
                view.actionsDone(),
                view.actionsLeft(),
                ring(),
                view.sides(),
                last.isEmpty() ? 0 : Math.max(1, finished() - view.quietTurns()),
                last,
                view.ahead(),
                view.ending(),
                Collections.nCopies(rules.seats(), 0),
                0);
    }

    private int finished() {
        return view.phase() == Phase.OVER ? view.turn() : Math.max(0, view.turn() - 1);
    }

    /** Backs for the faces from this one on, so that no token lies there twice. */
    private boolean layBacks(int next) {
        if (next == view.ring().size()) return true;
        CircusView.Face face = view.ring().get(next);
        for (Artist back : candidates(face)) {
            int token = rules.rosette().token(face.artist(), back);
            if (!tokens.add(token)) continue;
            backs.add(back);
            if (layBacks(next + 1)) return true;
            backs.remove(backs.size() - 1);
            tokens.remove(token);
        }
        return false;
    }

    private List<Artist> candidates(CircusView.Face face) {
        Optional<Artist> shown = shown(face.position());
        if (shown.isPresent()) return List.of(shown.get());
        Optional<Notebook.Note> note = view.notebook().stream()
                .filter(each -> each.position() == face.position())
                .findFirst();
        List<Artist> possible = rules.rosette().backsOf(face.artist());
        return possible.stream()
                .filter(back -> note.isEmpty() || note.get().backs().contains(back))
                .filter(back -> view.phase() != Phase.DEAL || back != Artist.CLOWN)
                .toList();
    }

    private Optional<Artist> shown(int position) {
        return view.shown().stream()
                .filter(back -> back.position() == position)
                .map(CircusView.Back::artist)
                .findFirst();
    }

    private List<CircusPosition.Token> ring() {
        List<CircusPosition.Token> ring = new ArrayList<>();
        for (CircusView.Face face : view.ring()) ring.add(token(face, backs.get(ring.size())));
        return ring;
    }

    private CircusPosition.Token token(CircusView.Face face, Artist back) {
        boolean isShown = view.phase() != Phase.OVER && shown(face.position()).isPresent();
        List<Integer> seen = new ArrayList<>(Collections.nCopies(rules.seats(), 0));
        if (Actor.isSeat(viewer) && (isShown || isNoted(face.position()))) seen.set(viewer, view.turn());
        int byAll = !Actor.isSeat(viewer) && isNoted(face.position()) ? view.turn() : 0;
        if (byAll > 0) Collections.fill(seen, byAll);
        List<Integer> shownTo = new ArrayList<>(isShown && Actor.isSeat(viewer) ? List.of(viewer) : List.of());
        boolean looked = looking && view.seat() != viewer && face.position() == 1;
        if (looked) seen.set(view.seat(), view.turn());
        if (looked) shownTo.add(view.seat());
        return new CircusPosition.Token(face.position(), face.artist(), back, face.position(), seen, byAll, shownTo);
    }

    private boolean isNoted(int position) {
        return view.notebook().stream()
                .anyMatch(note -> note.position() == position && note.how() == Notebook.How.SEEN);
    }
}

package tablee.server;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import tablee.server.analysis.AnalysisRoutes;
import tablee.server.dailies.DailyModule;
import tablee.server.http.RateLimits;
import tablee.server.http.VisitorLookup;
import tablee.server.people.identity.HouseRules;
import tablee.server.puzzles.PuzzleRoutes;
import tablee.server.reviews.AgainRoutes;
import tablee.server.reviews.ReviewRoutes;
import tablee.server.reviews.StatisticsRoutes;
import tablee.server.tables.TablesModule;
import tablee.server.tournaments.TournamentsModule;
import tablee.wire.engine.context.Rulesets;

/** What is played beyond a single evening: tournaments, the deals of the day, and matches that are looked at and played again. */
record PlayModules(Backend backend, TablesModule tables, VisitorLookup visitors, RateLimits limits) {
    TournamentsModule tournaments(Supplier<Rulesets> rulesets, HouseRules rules, BooleanSupplier hasRoom) {
        return new TournamentsModule(
                backend.store(),
                backend.cluster(),
                tables.news(),
                visitors,
                limits,
                backend.readers(),
                rulesets,
                rules,
                hasRoom);
    }

    DailyModule dailies() {
        return new DailyModule(
                backend.vertx(), backend.store(), backend.cluster(), tables, visitors, limits, backend.readers());
    }

    ReviewRoutes reviews() {
        return new ReviewRoutes(backend.store(), tables.matches(), visitors, limits, backend.readers());
    }

    StatisticsRoutes statistics() {
        return new StatisticsRoutes(backend.store(), visitors, limits, backend.readers());
    }

    PuzzleRoutes puzzles() {
        return new PuzzleRoutes(backend.store(), visitors, limits, backend.readers(), System::currentTimeMillis);
    }

    AnalysisRoutes analysis() {
        return new AnalysisRoutes(tables.matches(), visitors, limits);
    }

    AgainRoutes again() {
        return new AgainRoutes(tables.matches(), visitors, tables.maker(), backend.cluster());
    }
}

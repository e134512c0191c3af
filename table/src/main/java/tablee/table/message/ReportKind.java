package tablee.table.message;

/** What a report to those who run the server is about; each is about a person. */
public enum ReportKind {
    LINE,
    NAME,
    CONDUCT
}

package tablee.lab.statistics;

/** Linear equations, a handful of them. */
final class Linear {
    private Linear() {}

    /** The x for which {@code matrix · x = right}; the matrix is used up. */
    static double[] solve(double[][] matrix, double[] right) {
        int size = right.length;
        double[] x = right.clone();
        for (int column = 0; column < size; column++) {
            int pivot = pivot(matrix, column);
            double[] row = matrix[pivot];
            matrix[pivot] = matrix[column];
            matrix[column] = row;
            double value = x[pivot];
            x[pivot] = x[column];
            x[column] = value;
            eliminate(matrix, x, column);
        }
        for (int i = 0; i < size; i++) x[i] /= matrix[i][i];
        return x;
    }

    private static int pivot(double[][] matrix, int column) {
        int best = column;
        for (int row = column; row < matrix.length; row++) {
            if (Math.abs(matrix[row][column]) > Math.abs(matrix[best][column])) best = row;
        }
        if (matrix[best][column] == 0) throw new IllegalArgumentException("these equations have no one solution");
        return best;
    }

    private static void eliminate(double[][] matrix, double[] x, int column) {
        for (int row = 0; row < matrix.length; row++) {
            if (row == column) continue;
            double factor = matrix[row][column] / matrix[column][column];
            for (int i = column; i < matrix.length; i++) matrix[row][i] -= factor * matrix[column][i];
            x[row] -= factor * x[column];
        }
    }
}

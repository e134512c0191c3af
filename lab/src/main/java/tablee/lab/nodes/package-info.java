/**
 * The lab on several nodes. One has the games and hands them out ({@link tablee.lab.nodes.NodeHost}); others come, ask for some, play them
 * and go when they like ({@link tablee.lab.nodes.JoinCommand}). What a lost node had is handed out again; a game follows from the arm, the
 * seed and its number alone, so the files are the same whatever dies on the way.
 */
package tablee.lab.nodes;

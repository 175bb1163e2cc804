"""The table on the network: HTTP for what is asked once, WebSocket for play, a store that forgets nothing."""

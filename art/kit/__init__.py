"""The kit of the miniature world. Scenes import what they need: from kit.people import person."""
